/** Passkeys in the browser, which does all the work: the server's options go in, its answer goes back. */

import { api } from './api';
import type { Json, Me } from '../protocol';
import { Trouble } from './trouble';

/** Whether this browser can make and use passkeys at this address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey for the player. */
export async function addPasskey(): Promise<Me> {
  const options = (await api.passkeyOptions()) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return api.addPasskey(await answerOf(() => navigator.credentials.create({ publicKey })));
}

/** Signs in with any passkey that the browser offers. */
export async function signInByPasskey(): Promise<Me> {
  const options = (await api.signInOptions()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return api.comeBackByPasskey(await answerOf(() => navigator.credentials.get({ publicKey })));
}

/** Waits for the player's finger, face or PIN. Browsers do not tell why there was none. */
async function answerOf(ask: () => Promise<Credential | null>): Promise<Json> {
  try {
    const credential = await ask();
    if (credential) return (credential as PublicKeyCredential).toJSON() as unknown as Json;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new Trouble('account-passkey-failed', {}, null);
}
