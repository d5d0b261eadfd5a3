import type { Enrolment } from '@galley/server/account/secondFactor/contract';
import { CopyTextButton } from './CopyTextButton.tsx';

/** The setup data for an authenticator app: a QR code to scan, and the same data as text (FACT-01). */
export const AppSetup = ({ enrolment: { Secret, QrSize, QrPath } }: { enrolment: Enrolment }) => (
  <>
    <p>
      Scan this QR code with your authenticator app, or type the key into it. Then enter the code that it
      shows.
    </p>
    <svg className="qr" viewBox={`0 0 ${QrSize} ${QrSize}`} role="img" aria-label="QR code for the key">
      <path d={QrPath} />
    </svg>
    <p>
      <code>{Secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
    </p>
    <div className="account-actions">
      <CopyTextButton text={Secret} label="Copy Key" />
    </div>
  </>
);

/** The recovery codes, which are only shown once (FACT-07). */
export const RecoveryCodeList = ({ codes }: { codes: readonly string[] }) => (
  <div role="status">
    <p>
      Keep these recovery codes where you can get to them if you lose your phone or computer. Each lets you
      sign in once. They’re shown only once.
    </p>
    <ul className="plain-list recovery-codes" aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
    <div className="account-actions">
      <CopyTextButton text={codes.join('\n')} label="Copy Codes" />
    </div>
  </div>
);
