import { PasskeyPart } from './PasskeyPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';
import { SessionList } from './SessionList.tsx';

/** The user's security settings: two-step verification (FACT-01), passkeys (PKEY-01) and sessions (SESS-01). */
export const SecuritySection = () => (
  <section className="facts account-part" aria-labelledby="security-heading">
    <h2 id="security-heading">Security</h2>
    <h3>Two-Step Verification</h3>
    <SecondFactorPart />
    <h3>Passkeys</h3>
    <PasskeyPart />
    <h3>Active Sessions</h3>
    <SessionList path="/v1/sessions" elsewhere="everywhere else" />
  </section>
);
