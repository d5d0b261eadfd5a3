import { Link, usePageTitle } from '@galley/shared/ui';
import { LANDING } from '../landing.ts';

const TEXTS = {
  400: { title: 'Bad request', text: 'This address holds something that can’t be understood.' },
  404: { title: 'Page not found', text: 'There is nothing at this address.' },
  405: { title: 'Method not allowed', text: 'This address can’t be used that way.' },
} as const;

/** What an address answers that has no screen (SHELL-10). */
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
