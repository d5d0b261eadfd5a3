import { appConfig, openDialog } from '@galley/shared/store';
import { Button, ExternalLink, Icon } from '@galley/shared/ui';

/** ACT-03. */
export function ScreenActions() {
  const { feedback, sendNote, sendGift, sendNomination } = appConfig().links;
  return (
    <>
      <Button look="primary" onClick={() => openDialog('activities/edit', { draft: { ID: 0 } })}>
        <Icon name="plus" /> Add Activity
      </Button>
      <ExternalLink href={feedback}>Feedback</ExternalLink>
      <ExternalLink href={sendNote}>Send Note</ExternalLink>
      <ExternalLink href={sendGift}>Send Gift</ExternalLink>
      <ExternalLink href={sendNomination}>Send Awesome Nomination</ExternalLink>
    </>
  );
}
