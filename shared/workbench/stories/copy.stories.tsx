import { CopyButton } from '@galley/shared/ui';
import type { Stories } from '../story.ts';

export const stories: Stories = {
  CopyButton: { show: () => <CopyButton text="mara.quill@harborpress.example" what="email" /> },
};
