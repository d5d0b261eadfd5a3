import type { ApiError } from '@galley/shared/http';
import { reasonOf } from '../shell/reasonOf.ts';
import { SecondStep } from './SecondStep.tsx';

/** The second step of a sign-in with a company account (OIDC-10), or why there is no session. */
export function AfterArrival({ error }: { error: unknown }) {
  const needed = (error as ApiError).problem?.secondStep;
  if (needed !== undefined) return <SecondStep {...needed} />;
  return (
    <div className="session-form">
      <p role="alert" className="form-failure">
        {reasonOf(error)}
      </p>
      {/* A full reload, so that nothing of this sign-in is left. */}
      <a href="/">Back to Sign-In</a>
    </div>
  );
}
