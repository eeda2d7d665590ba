import type { Area } from './area';

const frame = 'none';

/** The pages of the areas that are not built yet: each moves to the file of its area. */
export const toBeBuilt: Area = {
  words: [],
  pages: {
    '/examAnalysis/report': { frame },
    '/examAnalysis/appendix': { frame },
    '/examAnalysis/kmap': { frame },
    '/supervise': { frame },
    '/sqtrain': { redirect: '/sqtrain/myTrain' },
    '/sqtrain/myTrain': {},
    '/sqtrain/myTrainInfo': {},
    '/supervise/list': { entry: 'supervise' },
    '/grindingClass/list': {},
    '/grindingClass/detail': {},
    '/prepare/list': { entry: 'prepare' },
    '/prepare/detail': {},
    '/prepare/lessonlist': {},
    '/examAnalysis/index': { entry: 'examAnalysis' },
    '/examAnalysis/paperInformationEntry': {},
    '/examAnalysis/examAnalysisReport': {},
    '/examAnalysis/examAnalysisAppendix': {},
    '/examAnalysis/examAnalysisKmap': {},
  },
};
