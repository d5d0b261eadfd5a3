import { tagged } from '../tags.ts';

export const accountTexts = tagged('Account', {
  setup: {
    summary: 'Set Galley up',
    description:
      'The first person of Operations, by the one-time code of the address that a start prints while nobody of Operations can sign in. Answers a token, as a sign-in does. 403 for a code that is wrong, used or older than a day, and 429 after ten of them in 15 minutes, whoever sent them; 409 once somebody of Operations can sign in; 422 by field for the rest.',
    problems: [403, 409, 422, 429],
    example: {
      body: {
        code: 'the-code-of-the-address',
        firstName: 'Sky',
        lastName: 'Fiction',
        email: 'sky@galley.example',
        password: 'press-room-1',
        ownerPassword: 'owner-press-1',
      },
      response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature',
    },
  },
  login: {
    summary: 'Sign in',
    description:
      'Answers a token as a JSON string. Send it as `Authorization: Bearer …` with every other call. A sign-in that fails is answered 400, the same for an unknown e-mail and for a wrong password. An employee with a second factor, or of whom one is required, is answered 401 with `secondStep`: its ticket is for call `secondStep`, or for `passkeySecondStep`. Where passwords are switched off it is answered 403 for everybody but the break-glass account. The token is good for 12 hours; a page of this server that sends `X-Renewal` gets one for some minutes, and a cookie for call `sessionRenew`.',
    problems: [401, 403, 429],
    example: { response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature' },
  },
  sessionRenew: {
    summary: 'Renew the token of a page',
    description:
      'For pages of this server alone, which have a cookie for it since their sign-in: answers the next token of the session, and replaces the cookie. A cookie that was replaced ends the session, with `sessionMisused`; the last one that was used is taken until its answer is used. Programs need none of it.',
    problems: [401, 403, 429],
    example: {
      body: { Session: '6f1c0e0a-6d0e-4c55-9a4e-2f0f3b6a9d11' },
      response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature',
    },
  },
  logout: { summary: 'Sign out', description: 'Ends the session of the token.' },
  employee: {
    summary: 'The signed-in employee',
    description: 'Who is signed in, and of which type.',
  },
  accountAssociations: {
    summary: 'The account owners of the signed-in employee',
    description: 'The default one first. Those of anybody else are refused.',
    example: { response: [{ value: 1, label: 'Rocky Mountain', isDefault: true }] },
  },
  forgotPassword: {
    summary: 'Ask for a link to reset a password',
    description:
      'Mails a link that works once, for 30 minutes. Answers false when no account has this e-mail. 403 where passwords are switched off.',
    problems: [403, 422, 429],
  },
  resetPassword: {
    summary: 'Choose a password with a mailed link',
    description:
      'Answers true once; false for a link that is unknown, used or expired. Every session of the employee ends with it. A password that is too long, common or little more than a name is answered 422, and the link stays good. 403 where passwords are switched off.',
    problems: [403, 422],
  },
  oidcStart: {
    summary: 'Sign in with a company account',
    description:
      'For browsers: leads to the company’s identity provider (303), with authorization code, PKCE, state and nonce. `page` is the one that the browser comes back to. A page with a sentence and 503 where it does not answer; 404 where none is configured.',
    problems: [404],
    example: { query: { page: 'activities' } },
  },
  oidcCallback: {
    summary: 'Come back from the identity provider',
    description:
      'For browsers: checks what the identity provider says, finds or adds the employee, and leads to the app (303), which fetches the token. A page with a sentence where somebody is not let in (403) or the answer is not for this browser (400).',
    problems: [403, 404],
    example: { query: { code: 'a-code', state: 'a-state', iss: 'https://login.galley.example' } },
  },
  oidcToken: {
    summary: 'The token of a sign-in with a company account',
    description:
      'Answers the token as a JSON string, once, to the browser that came back from the identity provider within the last minute: a cookie that no script reads is its permit. Whoever has a second factor, or has to have one, is answered 401 with `secondStep`, as by call `login`, unless the identity provider says that the sign-in there was strong; that ticket is good in this browser alone.',
    problems: [401, 404],
    example: { response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature' },
  },
  oidcLogout: {
    summary: 'Sign out by the identity provider',
    description:
      'OpenID Connect Back-Channel Logout 1.0: the sessions that the logout token names end at once. A token counts once.',
    problems: [404],
    example: { body: { logout_token: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJzdWJqZWN0In0.signature' } },
  },
  meta: {
    summary: 'The version of the app',
    description: 'What a page compares its own version with, to offer a reload.',
  },
});
