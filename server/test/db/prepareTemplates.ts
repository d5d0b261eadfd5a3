// Makes the templates of the tests' databases, each once, before files that run at once would each make their own.
import { prepareTemplates } from './testing.ts';

await prepareTemplates();
