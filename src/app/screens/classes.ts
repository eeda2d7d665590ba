import { classRows } from '../../machines/lessons/classRows';
import { ClassesScreen } from '../../ui/lessons/ClassesScreen';
import { listOfSubject, screen } from './screen';

export const Screen = screen({ ...listOfSubject, chart: classRows, view: ClassesScreen });
