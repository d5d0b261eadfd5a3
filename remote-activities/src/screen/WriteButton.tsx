import type { Activity } from '@galley/server/activities/contract';
import { Button } from '@galley/shared/ui';
import { isWritable, write } from './activityCommands.ts';

/** Beside the contact's email address: a message from a template, about the activity's company (MAIL-22). */
export const WriteButton = ({ activity, dataKey }: { activity: Activity; dataKey?: string }) =>
  isWritable(activity) && (
    <Button
      look="link"
      aria-label={`Write to ${activity.IndividualName}`}
      data-key={dataKey}
      aria-keyshortcuts={dataKey}
      onClick={() => write(activity)}
    >
      Write
    </Button>
  );
