import { ExternalLink } from '@galley/shared/ui';
import type { Stories } from '../story.ts';

export const stories: Stories = {
  ExternalLink: {
    show: () => <ExternalLink href="https://forms.galley.example/">Order samples</ExternalLink>,
  },
};
