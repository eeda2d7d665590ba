// @vitest-environment happy-dom
import { lessons } from '../../../src/app/areas/lessons';
import { levelChange } from '../../../src/machines/lessons/levelChange';
import { LevelPart } from '../../../src/ui/students/LevelPart';
import { showGallery, showPages } from '../gallery';

await showPages(lessons);
const student = { name: '张子涵', username: 'qh10001', grade: 7 };
showGallery(levelChange, (actor) => <LevelPart actor={actor} student={student} />);
