import { customizedRows } from '../../machines/students/customizedRows';
import { CustomizedScreen } from '../../ui/students/CustomizedScreen';
import { listOfSubject, screen } from './screen';

export const Screen = screen({ ...listOfSubject, chart: customizedRows, view: CustomizedScreen });
