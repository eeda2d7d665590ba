// @vitest-environment happy-dom
import { exams } from '../../../src/app/areas/exams';
import { showPages } from '../gallery';

await showPages(exams);
