"""Random play of Pgx's card games, a thousand at once, compiled with a loop of steps inside."""

from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset
from timing import report

GAMES = ("kuhn_poker", "leduc_holdem", "sparrow_mahjong")
TABLES, STEPS = 1000, 100


def driver(name: str) -> Any:
    """STEPS random steps of TABLES games as one compiled function of the state."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(state: Any, key: Any) -> tuple[Any, None]:
        choice, chance = jax.random.split(key)
        wishes = jnp.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(choice, wishes, axis=-1)
        return step(state, actions, jax.random.split(chance, TABLES)), None

    def many(state: Any, key: Any) -> Any:
        return jax.lax.scan(once, state, jax.random.split(key, STEPS))[0]

    state = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), TABLES))
    return jax.jit(many), state


def play(held: list[Any]) -> int:
    """Go on from where the games are."""
    many, state, number = held
    held[1] = jax.block_until_ready(many(state, jax.random.PRNGKey(number)))
    held[2] += 1
    return TABLES * STEPS


for name in GAMES:
    report(name, play, [*driver(name), 1])
