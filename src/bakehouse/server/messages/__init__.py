"""Everything that travels between the server and a browser or a bot: one model for each kind of message.

`requests` come from a browser and `replies` go to it, over a WebSocket; `interface`, `workshop` and `kitchen` travel
over HTTP; `parts` and `basics` are what they are made of. The TypeScript types of the browser are made from this
package (`python -m bakehouse.server.typescript`).

`length` is always the length of the kept log (see log.py): it names one moment of a match. A move carries the length
that its sender saw.
"""

from bakehouse.server.messages.basics import *  # noqa: F403 - all of them, by one name
from bakehouse.server.messages.interface import *  # noqa: F403
from bakehouse.server.messages.kitchen import *  # noqa: F403
from bakehouse.server.messages.parts import *  # noqa: F403
from bakehouse.server.messages.replies import *  # noqa: F403
from bakehouse.server.messages.requests import *  # noqa: F403
from bakehouse.server.messages.workshop import *  # noqa: F403
