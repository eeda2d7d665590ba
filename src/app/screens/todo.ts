import { todoPage } from '../../machines/home/todoPage';
import { TodoScreen } from '../../ui/home/TodoScreen';
import { screen } from '../screen';

export const todoScreen = screen({
  chart: todoPage,
  view: TodoScreen,
  input: ({ subjectId }) => ({ subjectId }),
});
