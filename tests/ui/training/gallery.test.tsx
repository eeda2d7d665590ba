// @vitest-environment happy-dom
import { training } from '../../../src/app/areas/training';
import { showPages } from '../gallery';

await showPages(training);
