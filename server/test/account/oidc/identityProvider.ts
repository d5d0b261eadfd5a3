// An identity provider in a separate process: oidc-provider with a sign-in page. Its parent process configures it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, base64url, decodeJwt, exportSPKI } from 'jose';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';

/** Manipulations of the ID tokens of the next sign-ins. */
export interface Forgery {
  /** Claims that replace the right ones; null removes one. */
  claims?: Record<string, unknown>;
  /** The signing key; default: the provider's. */
  signedWith?: 'nothing' | 'client secret' | 'public key' | 'foreign key';
}

export interface Told {
  /** Claims by subject. */
  people?: Record<string, Record<string, unknown>>;
  /** Null: none. */
  forgery?: Forgery | null;
  /** The actual address of the client's public URL. */
  reached?: { publicUrl: string; url: string };
  /** Requests a token signed with the provider's key. */
  sign?: { claims: Record<string, unknown>; type: string; signedWith?: Forgery['signedWith'] };
}

const { CLIENT_SECRET = '', PUBLIC_URL = '' } = process.env;
const CLIENT_ID = 'galley';
const keys = await generateKeyPair('RS256', { extractable: true });
const foreign = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(keys.privateKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };

let people: NonNullable<Told['people']> = {};
let forgery: Forgery | null = null;
let reached = { publicUrl: PUBLIC_URL, url: PUBLIC_URL };

async function signed(
  claims: Record<string, unknown>,
  type: string,
  by: Forgery['signedWith'],
): Promise<string> {
  if (by === 'nothing') {
    const part = (value: object) => base64url.encode(JSON.stringify(value));
    return `${part({ alg: 'none', typ: type })}.${part(claims)}.`;
  }
  const isShared = by === 'client secret' || by === 'public key';
  const shared = new TextEncoder().encode(
    by === 'client secret' ? CLIENT_SECRET : await exportSPKI(keys.publicKey),
  );
  const key = by === 'foreign key' ? foreign.privateKey : keys.privateKey;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: isShared ? 'HS256' : 'RS256', kid: 'key-1', typ: type })
    .sign(isShared ? shared : key);
}

const server = createServer();
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: [`${PUBLIC_URL}/account/oidc/callback`],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      backchannel_logout_uri: `${PUBLIC_URL}/account/oidc/logout`,
      backchannel_logout_session_required: true,
    },
  ],
  jwks: { keys: [jwk] },
  cookies: { keys: ['of a test'] },
  claims: {
    openid: ['sub', 'acr', 'amr'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name'],
    groups: ['groups'],
  },
  scopes: ['openid', 'email', 'profile', 'groups'],
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
  findAccount: (_ctx, sub) =>
    people[sub] && { accountId: sub, claims: async () => ({ ...people[sub], sub }) },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  // Signing in here implies consent.
  async loadExistingGrant({ oidc }: KoaContextWithOIDC) {
    const { client, session, params } = oidc;
    if (client === undefined || session?.accountId === undefined) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(String(params?.scope));
    await grant.save();
    return grant;
  },
  // The library's own dispatcher refuses local addresses.
  fetch: (url, { method, headers, body }: RequestInit = {}) =>
    fetch(new Request(url).url.replace(reached.publicUrl, reached.url), {
      ...(method === undefined ? {} : { method }),
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { body }),
    }),
});

const SIGN_IN_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Company sign-in</title></head>
<body><main><h1>Company sign-in</h1><form method="post"><label>Account <input name="account"></label>
<button>Sign in</button></form></main></body></html>`;

provider.use(async (ctx, next) => {
  if (!ctx.path.startsWith('/interaction/')) return next();
  if (ctx.method === 'GET') {
    ctx.type = 'html';
    ctx.body = SIGN_IN_PAGE;
    return undefined;
  }
  const account = new URLSearchParams(await text(ctx.req)).get('account') ?? '';
  const isKnown = Object.hasOwn(people, account);
  ctx.respond = false;
  return provider.interactionFinished(
    ctx.req,
    ctx.res,
    isKnown ? { login: { accountId: account } } : { error: 'access_denied', error_description: 'nobody' },
  );
});
provider.use(async (ctx, next) => {
  await next();
  const answer = ctx.body as { id_token?: string } | undefined;
  if (ctx.path !== '/token' || forgery === null || answer?.id_token === undefined) return;
  const right = { ...decodeJwt(answer.id_token), ...forgery.claims };
  const claims = Object.fromEntries(Object.entries(right).filter(([, value]) => value !== null));
  ctx.body = { ...answer, id_token: await signed(claims, 'JWT', forgery.signedWith) };
});
server.on('request', provider.callback());

process.on('message', (told: Told) => {
  void (async () => {
    if (told.people !== undefined) people = { ...people, ...told.people };
    if (told.forgery !== undefined) forgery = told.forgery;
    if (told.reached !== undefined) reached = told.reached;
    process.send?.({
      done: told.sign && (await signed(told.sign.claims, told.sign.type, told.sign.signedWith)),
    });
  })();
});
process.send?.({ issuer });
