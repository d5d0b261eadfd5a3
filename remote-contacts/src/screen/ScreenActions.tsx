import { appConfig, openDialog } from '@galley/shared/store';
import { Button, ExternalLink, Icon } from '@galley/shared/ui';
import { WaitingRequests } from '../requests/WaitingRequests.tsx';

/** CONT-01, MERG-01. */
export const ScreenActions = () => (
  <>
    <Button onClick={() => openDialog('contacts/merge')}>
      <Icon name="people" /> Possible Duplicates
    </Button>
    <Button look="primary" onClick={() => openDialog('contacts/edit', { draft: { IndividualId: 0 } })}>
      <Icon name="plus" /> Add Contact
    </Button>
    <WaitingRequests />
    <ExternalLink href={appConfig().links.feedback}>Feedback</ExternalLink>
  </>
);
