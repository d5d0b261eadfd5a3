import { useQuery } from '@galley/shared/http';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { setupQuery } from './setupCalls.ts';

/** How mail is sent, which depends on the server's environment. */
export function Mail() {
  const query = useQuery(setupQuery());
  const { data } = query;
  if (data === undefined)
    return <NotLoaded query={query} failure="The email settings could not be loaded." />;
  const { host, from } = data.mail;
  return (
    <>
      <dl className="people-settings">
        <div>
          <dt>Mail Server</dt>
          <dd>{host ?? <span className="part-note">None</span>}</dd>
        </div>
        <div>
          <dt>Sender</dt>
          <dd>{from}</dd>
        </div>
      </dl>
      <p className="part-note">
        {host === null
          ? 'Without a mail server, all emails (invitations, password links, daily emails) are saved as files in DATA_DIR/outbox. To send email, set MAIL_FROM and SMTP_URL, such as smtp://user:password@mail.example:587, and restart the server. Emails that are already saved won’t be sent.'
          : 'These values come from SMTP_URL and MAIL_FROM in the server’s configuration.'}
      </p>
    </>
  );
}
