// @vitest-environment happy-dom
import { messages } from '../../../src/app/areas/messages';
import { showPages } from '../gallery';

await showPages(messages);
