"""A passkey without a device: makes keys and signs what it is asked to, as WebAuthn writes it."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40
EC2, ES256, P256 = 2, -7, 1
"""How COSE calls the key: its type, what it signs with, its curve."""


def encoded(told: bytes) -> str:
    return urlsafe_b64encode(told).rstrip(b"=").decode()


class Authenticator:
    """One key for one name; it counts what it signs."""

    def __init__(self, name: str) -> None:
        self.name, self.id = name, secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def made(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to a wish for a new passkey."""
        point = self.key.public_key().public_numbers()
        key = {1: EC2, 3: ES256, -1: P256, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(PRESENT | VERIFIED | NEW) + credential}
        answer = {"attestationObject": encoded(cbor2.dumps(told))}
        return self._credential(answer, self._client("webauthn.create", options, origin))

    def signed(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """The answer to the question who it is."""
        self.uses += 1
        client, data = self._client("webauthn.get", options, origin), self._data(PRESENT | VERIFIED)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential({"authenticatorData": encoded(data), "signature": encoded(signature)}, client)

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.name.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()

    def _credential(self, answer: dict[str, str], client: bytes) -> dict[str, Any]:
        response = {**answer, "clientDataJSON": encoded(client)}
        return {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key", "response": response}
