import { heldBy, type HeldFault } from './fault';

/** Mistakes in what views show and offer of gradings put aside, removed remarks, lost answers and what was asked for. */
export const inViewsMeanwhile: readonly HeldFault[] = [
  heldBy(
    'grading/RemovedRemark.tsx',
    'grading/essayInView',
    'a remark that was removed can not be had back',
    "work.send({ type: 'removal.undone', id: note.id })",
    'undefined',
  ),
  heldBy(
    'grading/Overtaken.tsx',
    'homework/gallery personWork',
    'the way to the grading that was first is dead',
    "work.send({ type: 'grading.opened' })",
    'undefined',
  ),
  heldBy(
    'grading/SubmitReady.tsx',
    'homework/gallery readyGradings',
    'Cancel submits all that was put aside',
    "type: 'submit.cancelled'",
    "type: 'submit.confirmed'",
  ),
  heldBy(
    'grading/ReadyScreen.tsx',
    'grading/putAside',
    'trying one again removes it',
    "type: 'retry.requested', id",
    "type: 'removal.requested', id",
  ),
  heldBy(
    'parts/PutAside.tsx',
    'grading/putAside',
    'every answer is marked once one was put aside',
    'useContext(PutAside).includes(answerId)',
    'useContext(PutAside).length > 0',
  ),
  heldBy(
    'home/TodoRow.tsx',
    'home/todoScreen',
    'the answers of a thing to do are read from another part of its address',
    "get('answers')",
    "get('answer_id')",
  ),
  heldBy(
    '../app/screens/markingPutAside.tsx',
    'gradingReady.spec',
    'what was put aside in another subject is marked',
    'subjectId: page.subjectId',
    'subjectId: page.subjectId + 1',
  ),
  heldBy(
    'homework/HomeworkActs.tsx',
    'homework/gallery homeworkDetail',
    'the way to those for whom it failed gives the homework again',
    "type: 'failures.requested'",
    "type: 'copy.requested'",
  ),
  heldBy(
    'rewards/CoinMenu.tsx',
    'rewards/coinBalance',
    'who has asked today can ask again',
    'time: moment(mayAskAt) }), disabled: true',
    'time: moment(mayAskAt) }), disabled: false',
  ),
];
