import { todos } from '../../machines/home/todos';
import { TodoScreen } from '../../ui/home/TodoScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: todos,
  view: TodoScreen,
  input: ({ subjectId }) => ({ subjectId }),
});
