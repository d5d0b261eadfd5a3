import { appConfig } from '@galley/shared/store';
import { Button, Modal } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { browserIo, type VersionIo } from './io.ts';
import { createVersionCheck } from './versionCheck.ts';

interface Props {
  running?: string;
  io?: VersionIo;
}

/** Keeps the page at the server's version, and asks first if a form has unsaved input (VER-01). */
export function VersionCheck({ running = appConfig().version, io = browserIo }: Props) {
  const [question, setQuestion] = useState<{ reload: () => Promise<void> } | null>(null);
  useEffect(
    () => createVersionCheck({ running, io, ask: (reload) => setQuestion({ reload }) }).start(),
    [running, io],
  );
  if (question === null) return null;
  const later = () => setQuestion(null);
  return (
    <Modal
      title="Galley Update Ready"
      size="small"
      isStatic
      onClose={later}
      footer={
        <>
          <Button onClick={() => void question.reload()}>Reload without Saving</Button>
          <Button look="primary" data-autofocus onClick={later}>
            Keep Working
          </Button>
        </>
      }
    >
      You have unsaved changes. Galley reloads once you’ve saved them.
    </Modal>
  );
}
