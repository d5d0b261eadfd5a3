import type { CallText } from '../tags.ts';

const tag = 'Account';

export const accountTexts = {
  login: {
    tag,
    summary: 'Sign in',
    description:
      'Answers a token as a JSON string. Send it as `Authorization: Bearer …` with every other call. A sign-in that fails is answered 400, the same for an unknown e-mail and for a wrong password. An employee with a second factor, or of whom one is required, is answered 401 with `secondStep`: its ticket is for call `secondStep`.',
    problems: [401, 429],
    example: { response: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.signature' },
  },
  logout: { tag, summary: 'Sign out', description: 'Ends the session of the token.' },
  employee: {
    tag,
    summary: 'The signed-in employee',
    description: 'Who is signed in, and of which type.',
  },
  accountAssociations: {
    tag,
    summary: 'The account owners of the signed-in employee',
    description: 'The default one first. Those of anybody else are refused.',
    example: { response: [{ value: 1, label: 'Rocky Mountain', isDefault: true }] },
  },
  forgotPassword: {
    tag,
    summary: 'Ask for a link to reset a password',
    description:
      'Mails a link that works once, for 30 minutes. Answers false when no account has this e-mail.',
    problems: [422, 429],
  },
  resetPassword: {
    tag,
    summary: 'Choose a password with a mailed link',
    description:
      'Answers true once; false for a link that is unknown, used or expired. Every session of the employee ends with it.',
    problems: [422],
  },
  meta: {
    tag,
    summary: 'The version of the app',
    description: 'What a page compares its own version with, to offer a reload.',
  },
} satisfies Record<string, CallText>;
