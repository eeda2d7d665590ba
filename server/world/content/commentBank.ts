import type { CommentPhrase, EssayCategory } from './types';

type Phrases = Readonly<Record<EssayCategory, readonly string[]>>;

const chinese: Phrases = {
  topicReview: [
    '{name}抓住了题目里最关键的词，立意准确。',
    '审题很稳，开头两句就让人知道你要写什么。',
    '{name}，再读一遍题目，圈出中心词，看看哪一段离开了它。',
    '文章写得热闹，可是和题目的关系不大，请把结尾拉回到题目上来。',
    '立意可以再往前走一步：这件事让{name}明白了什么别人没有说过的道理？',
    '由一件小事写出了自己的思考，立意自然，不喊口号。',
    '题目里有“第一次”，别忘了写出“第一次”才有的心情。',
  ],
  contentMaterials: [
    '材料来自自己的生活，读起来亲切可信。',
    '{name}选的事情很新鲜，老师以前没有在作文里读到过。',
    '材料有些旧了，扶老人、发烧送医院这类事很多人都写过，换一件你自己的。',
    '两件事都讲到了，却都没有讲透，留下一件写细就够了。',
    '例子很好，请在例子后面加两句分析，说说它证明了什么。',
    '{name}，这一段的数字和事实从哪里来？写清楚会更有说服力。',
    '内容充实，详写的地方正是最该详写的地方。',
  ],
  descriptiveTechniques: [
    '比喻新颖贴切，一下子就让人看见了画面。',
    '调动了眼睛、耳朵和鼻子，景物写得有层次。',
    '试着用一处侧面描写，看看别人当时是什么反应。',
    '{name}很会用对比，前后一比，变化就出来了。',
    '这个比喻太常见了，闭上眼睛想一想，它在你眼里到底像什么？',
    '景物不只是背景，让它和人物的心情配合起来。',
    '环境描写恰到好处，为后面的情节作了铺垫。',
  ],
  detailCharacterization: [
    '这处细节真好，不说“感动”，读的人却被感动了。',
    '{name}观察得很细，连手上的小动作也没有放过。',
    '“很高兴”是什么样子？请写出脸上、手上、脚下的变化。',
    '人物只有动作没有语言，加一句只有他才会说的话。',
    '对话写得生动，听得出每个人的性格。',
    '把这个动作放慢，拆成三步来写，画面就活了。',
    '细节选得准，和开头照应上了，很用心。',
  ],
  language: [
    '语言干净，没有多余的字，读起来很舒服。',
    '{name}，数一数有几个“然后”，能删的都删掉。',
    '“的、地、得”又混在一起了：名词前用“的”，动作前用“地”，动作后用“得”。',
    '长短句搭配得好，读起来有节奏。',
    '少用现成的四字词，用自己的话说，会更有力量。',
    '有几处错别字，请对照字典改过来，每个字组两个词。',
  ],
  structuralLayout: [
    '首尾呼应，结构完整，看得出{name}动笔前列了提纲。',
    '过渡自然，一段接着一段，像顺着台阶往下走。',
    '文章突然停住了，请用三四句话写一个结尾。',
    '开头绕得远了一些，删去前三句，从第四句写起试试。',
    '详略颠倒了：路上写了半篇，真正的事情只有几句。',
    '每段开头用了同样的句式，层次分明，是个好办法。',
  ],
};

const english: Phrases = {
  topicReview: [
    'You answered every part of the task, {name}. Well done.',
    'Read the task again: the second question has no answer yet.',
    'The last paragraph leaves the topic. Bring it back with one sentence.',
  ],
  contentMaterials: [
    'A fresh example from your own life. I believed every word.',
    'Two reasons are enough, {name}, but each needs an example.',
    'Tell me more about this moment. It is the heart of your story.',
  ],
  descriptiveTechniques: [
    'A lovely comparison. I can see it.',
    'Show it instead of telling it: what did you see and hear?',
    'Try one short sentence here. It will sound stronger.',
  ],
  detailCharacterization: [
    'This small detail says more than a whole paragraph.',
    'Let him speak, {name}. One line of dialogue would bring him to life.',
    'How did you know that she was sad? Describe her face or her hands.',
  ],
  language: [
    'Check your articles: a, an or the?',
    'You told the story in the past, {name}, so keep the verbs in the past.',
    'This is Chinese English. Say it the way the text in our unit does.',
    'He, she, it: don\'t forget the "s".',
    'Two sentences are joined by a comma. Use a full stop or "and".',
  ],
  structuralLayout: [
    'Clear paragraphs and good linking words.',
    'Your ending repeats the beginning, {name}. Give us one new thought.',
    'Start a new paragraph when the time or the place changes.',
  ],
};

const categories: readonly EssayCategory[] = [
  'topicReview',
  'contentMaterials',
  'descriptiveTechniques',
  'detailCharacterization',
  'language',
  'structuralLayout',
];

function number(phrases: Phrases, language: 'zh' | 'en', first: number): readonly CommentPhrase[] {
  const all = categories.flatMap((category) =>
    phrases[category].map((text) => ({ category, text })),
  );
  return all.map((phrase, at) => ({ id: first + at, language, ...phrase }));
}

/** Phrases that a teacher picks while correcting: forty Chinese, twenty English. */
export const commentBank: readonly CommentPhrase[] = [
  ...number(chinese, 'zh', 1),
  ...number(english, 'en', 101),
];
