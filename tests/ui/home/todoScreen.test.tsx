// @vitest-environment happy-dom
import { todos } from '../../../src/machines/home/todos';
import { TodoScreen } from '../../../src/ui/home/TodoScreen';
import { showGallery } from '../gallery';

// The gallery of the home page shows its parts.
showGallery(todos, (actor) => <TodoScreen actor={actor} />, {
  role: 'heading',
  elsewhere: ['todoPoll', 'snooze'],
});
