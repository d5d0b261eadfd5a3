import { appConfig, openDialog } from '@galley/shared/store';
import { ExternalLink, Icon } from '@galley/shared/ui';
import { WaitingRequests } from '../requests/WaitingRequests.tsx';

/** CONT-01, MERG-01. */
export const ScreenActions = () => (
  <>
    <button type="button" className="btn" onClick={() => openDialog({ kind: 'contact-merge' })}>
      <Icon name="people" /> Possible Duplicates
    </button>
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => openDialog({ kind: 'contact', draft: { IndividualId: 0 } })}
    >
      <Icon name="plus" /> Add Contact
    </button>
    <WaitingRequests />
    <ExternalLink href={appConfig().links.feedback}>Feedback</ExternalLink>
  </>
);
