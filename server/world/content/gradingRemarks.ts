/** What an analyst writes under a written answer, by how good it is. */
interface Remarks {
  readonly good: readonly string[];
  readonly fair: readonly string[];
  readonly weak: readonly string[];
}

const chinese: Remarks = {
  good: [
    '要点齐全，表达清楚，继续保持。',
    '抓住了关键词，理由也站得住。',
    '步骤完整，书写规范。',
    '思路清晰，最后一句点题很好。',
  ],
  fair: [
    '方向对了，还差一个要点，请对照解析补上。',
    '结论正确，过程跳了一步，下次写出来。',
    '意思到了，语言再简练一些。',
    '举例恰当，但没有说明它证明了什么。',
  ],
  weak: [
    '没有回答到题目问的内容，请再读一遍题干。',
    '先把题目里的关键词圈出来，再动笔。',
    '这一知识点掌握得不牢，看完讲解后重做一遍。',
    '只写了结论，请把理由补充完整。',
  ],
};

const english: Remarks = {
  good: [
    'Clear and complete. Well done.',
    'Good reasons and natural language.',
    'Every point is there, and in a sensible order.',
  ],
  fair: [
    'The idea is right. Watch the tense of your verbs.',
    'One point is missing. Compare with the model answer.',
    'Good content; join the sentences with linking words.',
  ],
  weak: [
    'Read the question again: this answers another one.',
    'Write whole sentences, and check the word order.',
    'Two words are not enough. Say why you think so.',
  ],
};

export const gradingRemarks = { zh: chinese, en: english } as const;
export type GradeOfAnswer = keyof Remarks;
