// @vitest-environment happy-dom
import { todoPoll } from '../../../src/machines/home/homePolls';
import { todoPollPaths } from '../../../src/machines/home/homePolls.paths';
import { snooze } from '../../../src/machines/home/snooze';
import { snoozePaths } from '../../../src/machines/home/snooze.paths';
import { todos } from '../../../src/machines/home/todos';
import { todosPaths } from '../../../src/machines/home/todos.paths';
import { draft } from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';
import { TodoScreen } from '../../../src/ui/home/TodoScreen';
import { showGallery } from '../gallery';

// Its parts have been shown with the home page.
const elsewhere = { isShownElsewhere: true };

showGallery(
  {
    chart: todos,
    paths: todosPaths,
    parts: {
      todoPoll: { chart: todoPoll, paths: todoPollPaths, ...elsewhere },
      snooze: {
        chart: snooze,
        paths: snoozePaths,
        parts: { draft: { chart: draft, paths: draftPaths } },
        ...elsewhere,
      },
    },
  },
  (actor) => <TodoScreen actor={actor} />,
  { role: 'heading' },
);
