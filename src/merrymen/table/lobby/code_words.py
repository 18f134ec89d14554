"""Short words for codes that people read out and type: easy to say, hard to take for each other."""

from __future__ import annotations

import secrets

_LIST = """
acorn actor adobe agent album alley almond amber anchor angle ankle apple april apron arch arrow
artist atlas attic aunt autumn badge bagel baker bamboo banana banjo barley barn barrel basil
basket bath beach bead beaver bee bell belt bench berry bike birch bird biscuit blanket blue boat
bonnet book boot bottle bowl box bread breeze brick bridge broom brother brown brush bubble bucket
bus butter button cabin cable cactus cake camel camera camp canal candle canoe canvas carrot
castle cat cave cedar cellar chain chair chalk cheese cherry chess chimney circle city clay cliff
cloak cloud clover coast coat cobble cocoa coffee coin comet compass cookie copper coral corn
cotton cousin cow crab cradle crane crayon creek cricket crow crown cup curtain dance daisy date
dawn deer desert desk dice dinner doctor dog dolphin donkey door dove dragon drawer dream dress
drum duck eagle ear earth east easy echo egg elbow elder elm ember empire engine evening fabric
falcon family fan farm feather fence fern ferry fiddle field fig finger fire fish flag flame flask
flour flower flute fog forest fork fountain fox friday friend frog frost fruit garden garlic gate
giant ginger giraffe glass globe glove goat gold goose grape grass green guitar hammer harbor harp
harvest hat hawk hazel heart hedge helmet hen herb heron hill honey hood horn horse hotel house
icicle igloo indigo ink inn iron island ivory ivy jacket jam january jar jasmine jelly jewel
jigsaw juice july jungle juniper kayak kettle key king kitchen kite kitten knee ladder lady lake
lamb lamp lantern lark laurel lavender leaf leather lemon lentil letter lily lime linen lion
lizard lobster log lotus lucky lunch lute magnet magpie mango maple marble march market mask
meadow melon metal milk mill mint mirror mitten monday money monkey moon morning moss moth
mountain mouse mouth muffin museum mushroom music mustard napkin nectar needle nest nettle night
noodle north nose notebook nut oak oasis ocean olive onion opera orange orchard orchid otter oven
owl oyster paddle page paint palace palm pancake panda paper parcel parrot parsley party pasta
path peach peanut pear pebble pencil penguin pepper piano pickle picnic pigeon pillow pilot pine
pirate plane planet plate plum pocket poem pony poppy porch potato powder prince pumpkin puppet
purple puzzle quartz queen quill quilt rabbit radio raft rain ranger raven ribbon rice ring river
road robin rocket roof room rooster rose ruby rug saddle saffron sail salad salmon salt sand
sandal saturn scarf school sea seed shadow shell shirt shore silk silver singer sister sketch sky
sled slipper smile snail snow soap sock sofa soup south spark sparrow spider spinach spoon spring
squirrel star station stone storm stove straw stream street sugar summer sun sunday swan table
tablet tailor tea teapot temple tent thimble thumb thunder ticket tiger timber toast tomato tower
town toy train tree trumpet tulip tunnel turnip turtle uncle valley vanilla velvet village violet
violin wagon walnut water wave wheat wheel whistle willow window winter wolf wood wool yarn yellow
zebra
"""
WORDS = tuple(_LIST.split())


def new_code() -> str:
    """Three words, as they are stored."""
    return "-".join(secrets.choice(WORDS) for _ in range(3))


def typed(words: str) -> str:
    """What somebody typed, as it would be stored: spaces, capitals and dashes do not matter."""
    for each in "-_.,+/":
        words = words.replace(each, " ")
    return "-".join(words.lower().split())[:48]
