/** Passkeys, as far as this browser and the address of the page allow them. */
import { api } from "./api";
import type { Me, PasskeyInfo } from "./messages";

/** Why there are none here, for somebody who would like one; empty where they can be used. */
export function whyNoPasskeys(): "" | "passkeys_old" | "passkeys_unsafe" | "passkeys_number" {
  if (!isSecureContext) return "passkeys_unsafe";
  if (!globalThis.PublicKeyCredential || !("parseRequestOptionsFromJSON" in PublicKeyCredential)) return "passkeys_old";
  const isNumber = location.hostname.startsWith("[") || !Number.isNaN(Number(location.hostname.replaceAll(".", "")));
  return isNumber ? "passkeys_number" : "";
}

/** Somebody who closes the question of their browser has changed their mind; that is no failure. */
async function unlessRefused(asked: Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    return ((await asked) as PublicKeyCredential | null)?.toJSON() as Record<string, unknown> | null;
  } catch (problem) {
    if (problem instanceof DOMException) return null;
    throw problem;
  }
}

export async function makePasskey(name: string): Promise<PasskeyInfo | null> {
  const { options } = await api.optionsToMakePasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = await unlessRefused(navigator.credentials.create({ publicKey }));
  return credential && api.makePasskey({ credential, name });
}

export async function signIn(name: string): Promise<Me | null> {
  const { options } = await api.optionsToSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await unlessRefused(navigator.credentials.get({ publicKey }));
  return credential && api.signIn({ credential, name });
}
