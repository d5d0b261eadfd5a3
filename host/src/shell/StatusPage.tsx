import { Link, usePageTitle } from '@galley/shared/ui';
import { LANDING } from '../landing.ts';

const TEXTS = {
  400: { title: 'Bad Request', text: 'This address isn’t valid. Check it for typos.' },
  404: { title: 'Page Not Found', text: 'There’s no page at this address.' },
  405: { title: 'Method Not Allowed', text: 'This address doesn’t allow that request.' },
} as const;

/** The page for an address without a screen (SHELL-10). */
export function StatusPage({ status }: { status: keyof typeof TEXTS }) {
  const { title, text } = TEXTS[status];
  usePageTitle(title);
  return (
    <main id="main" className="plain-page" tabIndex={-1}>
      <h1>
        {status} · {title}
      </h1>
      <p>{text}</p>
      <Link className="btn btn-primary" to={`/${LANDING}`}>
        Go to Activities
      </Link>
    </main>
  );
}
