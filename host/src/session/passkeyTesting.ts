const BYTES = new Uint8Array([1]).buffer;

/** A passkey as browsers return it; the page doesn't read it before sending it. */
const GIVEN = {
  id: 'AQ',
  rawId: BYTES,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: BYTES,
    attestationObject: BYTES,
    authenticatorData: BYTES,
    signature: BYTES,
  },
};

/** The options that a server sends to a browser. */
export const PASSKEY_OPTIONS = {
  challenge: 'AQ',
  rp: { id: 'localhost', name: 'Galley' },
  rpId: 'localhost',
  user: { id: 'AQ', name: 'ana', displayName: 'Ana' },
  pubKeyCredParams: [],
  allowCredentials: [],
  excludeCredentials: [],
};

/** Replaces the browser's own dialogs, one after the other. */
export function passkeyDialogs(...answers: ('given' | 'canceled')[]): void {
  const ask = async () => {
    if (answers.shift() !== 'given') throw new DOMException('canceled', 'NotAllowedError');
    return GIVEN;
  };
  Object.assign(globalThis, { PublicKeyCredential: Object });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: ask, get: ask } });
}
