import { courseRows } from '../../machines/lessons/courseRows';
import { CoursesScreen } from '../../ui/lessons/CoursesScreen';
import { closingTabs } from './closingTabs';
import { listOfSubject, screen } from './screen';

const Courses = screen({ ...listOfSubject, chart: courseRows, view: CoursesScreen });

export const Screen = closingTabs(Courses);
