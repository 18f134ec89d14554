// One picture for each of the 78 characters, by English name.
import anvil from 'icon:anvil'
import axeInStump from 'icon:axe-in-stump'
import barbute from 'icon:barbute'
import battleAxe from 'icon:battle-axe'
import bee from 'icon:bee'
import beerStein from 'icon:beer-stein'
import bigDiamondRing from 'icon:big-diamond-ring'
import bindle from 'icon:bindle'
import breastplate from 'icon:breastplate'
import brickWall from 'icon:brick-wall'
import caduceus from 'icon:caduceus'
import candleLight from 'icon:candle-light'
import cannon from 'icon:cannon'
import chessKing from 'icon:chess-king'
import chisel from 'icon:chisel'
import church from 'icon:church'
import cloakDagger from 'icon:cloak-dagger'
import clockwork from 'icon:clockwork'
import coins from 'icon:coins'
import compass from 'icon:compass'
import cook from 'icon:cook'
import crossedSwords from 'icon:crossed-swords'
import dramaMasks from 'icon:drama-masks'
import executionerHood from 'icon:executioner-hood'
import farmer from 'icon:farmer'
import fishing from 'icon:fishing'
import fist from 'icon:fist'
import gemNecklace from 'icon:gem-necklace'
import graduateCap from 'icon:graduate-cap'
import grapes from 'icon:grapes'
import griffinShield from 'icon:griffin-shield'
import handSaw from 'icon:hand-saw'
import hastyGrave from 'icon:hasty-grave'
import healing from 'icon:healing'
import hiking from 'icon:hiking'
import holyGrail from 'icon:holy-grail'
import horseHead from 'icon:horse-head'
import houseKeys from 'icon:house-keys'
import imperialCrown from 'icon:imperial-crown'
import jesterHat from 'icon:jester-hat'
import jewelCrown from 'icon:jewel-crown'
import jeweledChalice from 'icon:jeweled-chalice'
import keyLock from 'icon:key-lock'
import keyring from 'icon:keyring'
import kitchenScale from 'icon:kitchen-scale'
import knightBanner from 'icon:knight-banner'
import monkFace from 'icon:monk-face'
import mountedKnight from 'icon:mounted-knight'
import nunFace from 'icon:nun-face'
import owl from 'icon:owl'
import paintedPottery from 'icon:painted-pottery'
import pikeman from 'icon:pikeman'
import plagueDoctorProfile from 'icon:plague-doctor-profile'
import pocketWatch from 'icon:pocket-watch'
import popeCrown from 'icon:pope-crown'
import powderBag from 'icon:powder-bag'
import prayer from 'icon:prayer'
import prayerBeads from 'icon:prayer-beads'
import queenCrown from 'icon:queen-crown'
import quillInk from 'icon:quill-ink'
import rallyTheTroops from 'icon:rally-the-troops'
import robberMask from 'icon:robber-mask'
import scales from 'icon:scales'
import scrollQuill from 'icon:scroll-quill'
import sheep from 'icon:sheep'
import spartanHelmet from 'icon:spartan-helmet'
import spyglass from 'icon:spyglass'
import stable from 'icon:stable'
import standingPotion from 'icon:standing-potion'
import swordman from 'icon:swordman'
import telescope from 'icon:telescope'
import templarShield from 'icon:templar-shield'
import throneKing from 'icon:throne-king'
import visoredHelm from 'icon:visored-helm'
import walkingBoot from 'icon:walking-boot'
import wheelbarrow from 'icon:wheelbarrow'
import wineGlass from 'icon:wine-glass'
import witchFace from 'icon:witch-face'

export const PORTRAITS: Record<string, string> = {
  Steward: houseKeys,
  'His Holiness': popeCrown,
  Chaplain: prayerBeads,
  Cardinal: holyGrail,
  Templar: templarShield,
  Gravedigger: hastyGrave,
  Alchemist: standingPotion,
  Astronomer: telescope,
  Pilgrim: hiking,
  Devout: candleLight,
  Nun: nunFace,
  Architect: compass,
  Goldsmith: bigDiamondRing,
  Apothecary: caduceus,
  Professor: graduateCap,
  Officer: rallyTheTroops,
  Captain: visoredHelm,
  Judge: scales,
  Patron: jeweledChalice,
  Guildmaster: knightBanner,
  General: spartanHelmet,
  Knight: mountedKnight,
  Lookout: spyglass,
  'Royal Guard': pikeman,
  Banker: coins,
  Pawnbroker: kitchenScale,
  Chatelaine: keyring,
  Glassblower: wineGlass,
  Princess: jewelCrown,
  Prince: chessKing,
  'His Majesty': imperialCrown,
  'Queen Mother': throneKing,
  Jester: jesterHat,
  Chancellor: scrollQuill,
  Baron: griffinShield,
  'Her Majesty the Queen': queenCrown,
  Duchess: gemNecklace,
  Scribe: quillInk,
  'Mother Superior': church,
  Inventor: clockwork,
  Spy: cloakDagger,
  Vicar: monkFace,
  'Miraculously cured': healing,
  Squire: horseHead,
  Philosopher: owl,
  Doctor: plagueDoctorProfile,
  Executioner: executionerHood,
  Barbarian: battleAxe,
  Militiaman: swordman,
  Bombardier: cannon,
  Stonemason: brickWall,
  Blacksmith: anvil,
  'Master-at-arms': crossedSwords,
  Mercenary: barbute,
  Innkeeper: beerStein,
  Sculptor: chisel,
  Clockmaker: pocketWatch,
  'Spice Merchant': powderBag,
  Armorer: breastplate,
  Potter: paintedPottery,
  Farmer: farmer,
  Locksmith: keyLock,
  Carpenter: handSaw,
  Witch: witchFace,
  Brigand: robberMask,
  Woodcutter: axeInStump,
  Monk: prayer,
  Beggar: bindle,
  'Stable Boy': stable,
  Winemaker: grapes,
  Shepherd: sheep,
  Usurper: dramaMasks,
  Traveler: walkingBoot,
  Farmhand: wheelbarrow,
  Revolutionary: fist,
  Fisherman: fishing,
  Baker: cook,
  Beekeeper: bee,
}
