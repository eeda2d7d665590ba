import { todos } from '../../machines/home/todos';
import { TodoScreen } from '../../ui/home/TodoScreen';
import { markingPutAside } from './markingPutAside';
import { screen } from './screen';

export const Screen = markingPutAside(
  screen({
    chart: todos,
    view: TodoScreen,
    input: ({ subjectId }) => ({ subjectId }),
  }),
);
