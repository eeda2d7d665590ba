// @vitest-environment happy-dom
import { examAnalysis } from '../../../src/machines/exams/examAnalysis';
import { examClass } from '../../../src/machines/exams/examClass';
import { examEntry } from '../../../src/machines/exams/examEntry';
import { examPaperRows } from '../../../src/machines/exams/examPaperRows';
import { examRows } from '../../../src/machines/exams/examRows';
import { examSheet } from '../../../src/machines/exams/examSheet';
import { parentExam } from '../../../src/machines/exams/parentExam';
import { ExamAnalysisScreen } from '../../../src/ui/exams/ExamAnalysisScreen';
import { ExamClassScreen } from '../../../src/ui/exams/ExamClassScreen';
import { ExamEntryScreen } from '../../../src/ui/exams/ExamEntryScreen';
import { ExamPapersScreen } from '../../../src/ui/exams/ExamPapersScreen';
import { ExamAppendixScreen } from '../../../src/ui/exams/ExamSheetScreen';
import { ExamsScreen } from '../../../src/ui/exams/ExamsScreen';
import { ParentExamScreen } from '../../../src/ui/exams/ParentExamScreen';
import { showGallery } from '../gallery';

showGallery(examClass, (actor) => <ExamClassScreen actor={actor} />);
showGallery(examRows, (actor) => <ExamsScreen actor={actor} />);
showGallery(examPaperRows, (actor) => <ExamPapersScreen actor={actor} />);
showGallery(examEntry, (actor) => <ExamEntryScreen actor={actor} />);
showGallery(examSheet, (actor) => <ExamAppendixScreen actor={actor} />);
showGallery(examAnalysis, (actor) => <ExamAnalysisScreen actor={actor} />);
showGallery(parentExam, (actor) => <ParentExamScreen actor={actor} />);
