const BYTES = new Uint8Array([1]).buffer;

/** A passkey as browsers answer it, of which nothing is read before it is sent. */
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

/** What a server asks a browser for. */
export const PASSKEY_OPTIONS = {
  challenge: 'AQ',
  rp: { id: 'localhost', name: 'Galley' },
  rpId: 'localhost',
  user: { id: 'AQ', name: 'ana', displayName: 'Ana' },
  pubKeyCredParams: [],
  allowCredentials: [],
  excludeCredentials: [],
};

/** Stands in for the browser's own dialogs, one after the other. */
export function passkeyDialogs(...answers: ('given' | 'cancelled')[]): void {
  const ask = async () => {
    if (answers.shift() !== 'given') throw new DOMException('cancelled', 'NotAllowedError');
    return GIVEN;
  };
  Object.assign(globalThis, { PublicKeyCredential: Object });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create: ask, get: ask } });
}
