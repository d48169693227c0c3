"""Passkeys: somebody is the same person on any device that holds one, without a link from another device.

Whoever signs in with a passkey adds the device that they sit at, as by a link: it is listed with the others and can be
shut out. What is signed is a mark of ours with the name of the new device in it, so it works once and at every process.
The library `webauthn` judges signatures; it comes with the extra `bakehouse[passkeys]`, and only browsers that see the
server under a name (not a number) have passkeys for it.
"""

import json
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Annotated, Any, TypeVar
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Request, Response

from bakehouse.forms import form
from bakehouse.server.hall import Hall
from bakehouse.server.http import PROBLEMS, Browser, InHall
from bakehouse.server.identity import new_id
from bakehouse.server.messages import Me, NewPasskey, PasskeyInfo, PasskeyOptions, Passkeys, PasskeySignIn
from bakehouse.server.origins import header
from bakehouse.server.people import become
from bakehouse.server.refusals import Refusal
from bakehouse.server.storage.people import People
from bakehouse.server.storage.store import Changed

CEREMONY_MS = 5 * 60_000
"""So long somebody may look for their finger or their key."""
MOST_PASSKEYS = 20
SHOP = "Bakehouse"
MAKE, SIGN_IN = "make", "sign in"
Judged = TypeVar("Judged")

passkeys = APIRouter(prefix="/api/me/passkeys", responses=PROBLEMS)


def origin_of(request: Request) -> str:
    """The address that the browser sees; the guard has checked that it is ours."""
    origin = header(request.scope, b"origin")
    if not are_possible() or not origin:
        raise Refusal("not_allowed", form("no-passkeys"))
    return origin


Origin = Annotated[str, Depends(origin_of)]


def are_possible() -> bool:
    return find_spec("webauthn") is not None


@passkeys.get("")
async def all_passkeys(hall: InHall, browser: Browser) -> Passkeys:
    """Your passkeys, and whether this server knows how to use any."""
    found = await hall.read(partial(People.passkeys, person=browser))
    told = [PasskeyInfo(id=each.id, name=each.name, added_at=each.added_at) for each in found]
    return Passkeys(possible=are_possible(), passkeys=told)


@passkeys.post("/options")
async def options_to_make(hall: InHall, browser: Browser, origin: Origin) -> PasskeyOptions:
    """What a browser has to be told to make a passkey (`PublicKeyCredential.parseCreationOptionsFromJSON`)."""
    import webauthn
    from webauthn.helpers import structs

    known = await hall.read(partial(People.passkeys, person=browser))
    if len(known) >= MOST_PASSKEYS:
        raise Refusal("full", form("many-passkeys"))
    name = await hall.name_of(browser) or SHOP
    options = webauthn.generate_registration_options(
        rp_id=_name_in(origin), rp_name=SHOP, user_id=browser.encode(), user_name=name, user_display_name=name,
        challenge=_challenge(hall, MAKE, browser),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(each.id)) for each in known
        ],
    )  # fmt: skip
    return PasskeyOptions(options=json.loads(webauthn.options_to_json(options)))


@passkeys.post("", status_code=201)
async def make(told: NewPasskey, hall: InHall, browser: Browser, origin: Origin) -> PasskeyInfo:
    """Keep a passkey that a browser has made."""
    import webauthn

    challenge, _ = _answered(hall, told.credential, MAKE, browser)
    made = _judged(
        lambda: webauthn.verify_registration_response(
            credential=told.credential, expected_challenge=challenge, expected_rp_id=_name_in(origin),
            expected_origin=origin,
        )
    )  # fmt: skip
    kept = PasskeyInfo(id=str(told.credential["id"]), name=told.name or "", added_at=hall.settings.now())
    adding = partial(
        People.add_passkey, passkey=kept.id, person=browser, name=kept.name, key=made.credential_public_key,
        uses=made.sign_count, now=kept.added_at,
    )  # fmt: skip
    try:
        await hall.write(browser, adding)
    except Changed:
        raise Refusal("not_found", form("passkey-unknown")) from None
    return kept


@passkeys.post("/sign-in/options")
async def options_to_sign_in(hall: InHall, origin: Origin) -> PasskeyOptions:
    """What a browser has to be told to use one (`PublicKeyCredential.parseRequestOptionsFromJSON`)."""
    import webauthn

    options = webauthn.generate_authentication_options(
        rp_id=_name_in(origin), challenge=_challenge(hall, SIGN_IN, "anybody")
    )
    return PasskeyOptions(options=json.loads(webauthn.options_to_json(options)))


@passkeys.post("/sign-in")
async def sign_in(
    told: PasskeySignIn, request: Request, response: Response, hall: InHall, browser: Browser, origin: Origin
) -> Me:
    """Be the person whose passkey it is, on this device too; what its browser had comes along."""
    import webauthn

    challenge, device = _answered(hall, told.credential, SIGN_IN, "anybody")
    known = await hall.read(partial(People.passkey, passkey=str(told.credential.get("id"))))
    if known is None:
        raise Refusal("not_found", form("passkey-unknown"))
    used = _judged(
        lambda: webauthn.verify_authentication_response(
            credential=told.credential, expected_challenge=challenge, expected_rp_id=_name_in(origin),
            expected_origin=origin, credential_public_key=known.key, credential_current_sign_count=known.uses,
        )
    )  # fmt: skip
    await hall.write(known.person, partial(People.used_passkey, passkey=known.id, uses=used.new_sign_count))
    if browser == known.person:
        return Me(name=await hall.name_of(browser))
    return await become(hall, request, response, browser, known.person, device, told.name or "")


@passkeys.delete("/{passkey}", status_code=204)
async def remove(passkey: str, hall: InHall, browser: Browser) -> None:
    """Nobody gets in with this passkey any more; devices that did stay until they are shut out."""
    try:
        await hall.write(browser, partial(People.remove_passkey, person=browser, passkey=passkey))
    except Changed:
        raise Refusal("not_found", form("passkey-unknown")) from None


# --- Ceremonies


def _name_in(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _challenge(hall: Hall, purpose: str, person: str) -> bytes:
    return hall.signatures.challenge(purpose, person, new_id(), hall.settings.now() + CEREMONY_MS).encode()


def _answered(hall: Hall, credential: dict[str, Any], purpose: str, person: str) -> tuple[bytes, str]:
    """The challenge of ours that a browser says it has answered, and the device that is named in it."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    def told() -> bytes:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge

    challenge = _judged(told)
    device = hall.signatures.challenged(challenge.decode("ascii", "replace"), purpose, person, hall.settings.now())
    if device is None:
        raise Refusal("not_found", form("passkey-late"))
    return challenge, device


def _judged(verify: Callable[[], Judged]) -> Judged:
    """What the library makes of an answer. Whatever is wrong with it, it is wrong: strangers write those."""
    try:
        return verify()
    except Exception:
        raise Refusal("malformed", form("passkey-wrong")) from None
