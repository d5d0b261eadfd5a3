import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRoot } from 'react-dom/client';
import { StoryPage } from './StoryPage.tsx';
import type { Stories, Story } from './story.ts';

const STORIES = path.join(__dirname, 'stories');
const files = readdirSync(STORIES);
const read = (file: string) => readFileSync(file, 'utf8');

/** The components that the kit exports, without types and without re-exports from other packages. */
const components = [
  ...read(path.join(__dirname, '../src/ui/index.ts')).matchAll(/^export \{(.+)\} from '\./gm),
]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]\w+$/.test(name));

test('every component that the UI kit exports has a story (KIT-01)', () => {
  const code = files.map((file) => read(path.join(STORIES, file))).join('\n');
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((name) => !new RegExp(`<${name}\\b`).test(code))).toEqual([]);
});

test('no other package depends on the workbench, and the kit’s package doesn’t contain it (KIT-03)', () => {
  const [importers = ''] = read(path.join(__dirname, '../../pnpm-lock.yaml')).split('\npackages:');
  const having = importers.split(/\n(?= {2}\S)/).filter((one) => /react-cosmos|@galley\/workbench/.test(one));
  expect(having.map((one) => one.trim().split('\n')[0])).toEqual(['shared/workbench:']);
  expect(JSON.parse(read(path.join(__dirname, '../package.json')))).toMatchObject({
    files: expect.not.arrayContaining([expect.stringContaining('workbench')]),
  });
});

const stories = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const family = jest.requireActual<{ stories: Stories }>(path.join(STORIES, file)).stories;
    return Object.entries(family).map(([name, story]): [string, Story] => [
      `${file.slice(0, -'.stories.tsx'.length)}: ${name}`,
      story,
    ]);
  });

describe('The workbench shows, without an error (KIT-02)', () => {
  beforeEach(() => {
    // The stories act like users and wait for what appears, so they run outside `act`.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    globalThis.scrollTo = () => {};
  });

  test.each(stories)('%s', async (name, story) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const fault = await new Promise((resolve) => {
      root.render(<StoryPage name={name} story={story} onShown={resolve} />);
    });
    root.unmount();
    container.remove();
    expect(fault).toBeUndefined();
    expect(errors.mock.calls).toEqual([]);
  });
});
