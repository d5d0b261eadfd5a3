import type { SecondFactor } from '@galley/server/account/secondFactor/contract';

/** The two-step verification of somebody with a password who hasn't set it up, changed for a test. */
export const exampleFactor = (change: Partial<SecondFactor> = {}): SecondFactor => ({
  AppSince: null,
  Passkeys: 0,
  BlockedPasskeys: 0,
  RecoveryCodesLeft: 0,
  IsRequired: false,
  HasPassword: true,
  ...change,
});
