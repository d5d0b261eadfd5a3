import { useSearchParams } from 'react-router-dom';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PublicPage } from './PublicPage.tsx';

/** Asks for the email address, or with an emailed token for the new password (AUTH-09, AUTH-11). */
export function ResetPassword() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <PublicPage title="Reset Password">
      {token === '' ? <ForgotPasswordForm /> : <NewPasswordForm key={token} token={token} />}
    </PublicPage>
  );
}
