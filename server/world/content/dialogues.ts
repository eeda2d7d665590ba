import type { FlagKind } from '../../../src/domain/dialogues';

/** What a dialogue is about: what the AI supervisor noticed, or a talk that nothing set off. */
export type DialogueTopic = FlagKind | 'chat';

/**
 * A dialogue as it was typed, the AI and the student in turn, the AI first. `{count}` is how many answers or minutes
 * proved the warning, `{ai}` the AI's score of the student, of 10.
 */
export interface DialogueScript {
  readonly topic: DialogueTopic;
  readonly turns: readonly string[];
  /** Somebody who read it saw that nothing was the matter. */
  readonly isFalseAlarm?: true;
  /** The score, of 10, that the student gives himself or herself in it. */
  readonly own?: number;
}

export const dialogueScripts: readonly DialogueScript[] = [
  {
    topic: 'tooFast',
    turns: [
      '刚才有 {count} 道题，每道都不到 15 秒就交了，是题目太简单吗？',
      '嗯',
      '可是其中好几道错了。我们慢一点，先把第一道题的条件读一遍，好吗？',
      '我就想快点做完去打球',
      '理解。再认真做 5 道，做对 4 道就休息。你先说说第一道题求的是什么？',
      '求x',
      '对，那要先移项还是先去括号？',
      '去括号吧',
    ],
  },
  {
    topic: 'tooFast',
    turns: [
      '我看到今天有 {count} 道题答得特别快，都不到 15 秒。你是怎么选的？',
      '看着像就选了',
      '猜对的题以后还会再错的。挑一道，跟我讲讲为什么选它？',
      '忘了',
      '那我们一起再看一遍。',
      '行吧行吧',
    ],
  },
  {
    topic: 'tooFast',
    isFalseAlarm: true,
    turns: [
      '今天 {count} 道题都不到 15 秒，需要我陪你慢一点做吗？',
      '这些是口算啊，我们老师天天练的',
      '原来如此，那你口算很熟练。',
      '对呀 你看我都对的',
      '那我们换一组难一些的？',
      '好',
    ],
  },
  {
    topic: 'wrongStreak',
    turns: [
      '连着错了 {count} 道，先停一下。是哪一步开始不明白的？',
      '都不明白',
      '没关系，先看第一道：题目告诉了我们什么？',
      '有个三角形',
      '还有呢？图上标了哪两条边相等？',
      'AB和AC',
      '很好，相等的两条边告诉我们它是什么三角形？',
      '等腰！底角相等',
    ],
  },
  {
    topic: 'wrongStreak',
    turns: [
      '这个知识点你连错了 {count} 道，要不要先回去看 3 分钟讲解视频？',
      '视频太长了不想看',
      '那我只讲最关键的一句：负数乘负数得正。再试一道？',
      '(-3)×(-4)=12 对不',
      '对！下一道注意符号。',
      '哦 我之前全写成负的了 难怪',
    ],
  },
  {
    topic: 'wrongStreak',
    turns: [
      '{count} 道题都没对，是不是累了？',
      '有点 今天作业好多',
      '先喝口水。剩下的题我帮你排到明天，好吗？',
      '真的吗 谢谢',
      '不过这一道先弄懂再走：你把分母也约掉了。',
      '啊啊看错了',
    ],
  },
  {
    topic: 'idle',
    turns: [
      '页面停了 {count} 分钟没有动，你还在吗？',
      '在',
      '是题目卡住了，还是去做别的事了？',
      '上厕所',
      '好的，回来了我们就继续，还剩 6 道题。',
      '知道了知道了',
    ],
  },
  {
    topic: 'idle',
    isFalseAlarm: true,
    turns: [
      '已经 {count} 分钟没有操作了，需要帮忙吗？',
      '我在草稿纸上算呢',
      '好的，那我不打扰你。',
      '算出来了 是根号5',
      '对的，过程很完整吗？拍给老师看看。',
      '嗯嗯',
    ],
  },
  {
    topic: 'hintsAtOnce',
    turns: [
      '今天有 {count} 道题，你几乎一看到题就打开了提示。先自己想 1 分钟试试？',
      '想不出来',
      '那写下你知道的条件，哪怕只有一条。',
      '速度是60',
      '很好，路程、速度、时间三个里面，还知道哪一个？',
      '时间 2小时 哦那就乘',
    ],
  },
  {
    topic: 'pleading',
    turns: [
      '这道题你想从哪里开始？',
      '你直接告诉我吧',
      '我可以给你一个方向：先设未知数。设什么为 x 呢？',
      '求求你了答案是多少',
      '差一点就做出来了，你列的式子已经对了一半。',
      '给我答案我就不问了 就这一道',
      '我们再看一眼等号左边，少了什么？',
      '少了个2x？',
    ],
  },
  {
    topic: 'pleading',
    turns: [
      '你已经在这一题停了一会儿，需要提示吗？',
      '不要提示 要答案',
      '先看提示一，好吗？',
      '答案答案答案',
      '提示一：把两个方程相加，y 就消去了。',
      '直接给不行吗 我妈催我睡觉了',
      '那今天先存着，明天接着做，进度不会丢。',
      '好吧',
    ],
  },
  {
    topic: 'distress',
    turns: [
      '这一组完成得不太顺利，想聊聊吗？',
      '我是不是太笨了',
      '不是的。这几道题都要用到上周的知识，忘了很正常。',
      '班里就我不会',
      '我们先补上周的两个点，大约 10 分钟。要不要请老师明天陪你看一遍？',
      '嗯 想让老师讲',
    ],
  },
  {
    topic: 'distress',
    turns: [
      '今天你来得比平时晚，还好吗？',
      '不想学了',
      '发生什么事了？可以跟我说，也可以跟老师说。',
      '考试又没考好 爸爸骂我 我想哭',
      '一次考试不能说明你不行。我请你的老师今天联系你，好吗？',
      '别跟我爸说',
      '好，我只告诉老师。',
      '嗯',
    ],
  },
  {
    topic: 'distress',
    isFalseAlarm: true,
    turns: [
      '休息好了吗？我们继续下一组。',
      '刚才打游戏输了 崩溃哈哈哈',
      '哈哈，那做几道题换换脑子？',
      '来',
      '第一道是昨天学过的。',
      '这个我会！！',
    ],
  },
  {
    topic: 'abilityGap',
    turns: [
      '学完这一单元了。满分 10 分，你给自己打几分？',
      '9分吧 都懂了',
      '我这边根据你最近一周的答题，打了 {ai} 分。你觉得差在哪里？',
      '啊 不会吧',
      '那我们用 3 道题来看看，谁的估计更准。',
      '来就来',
    ],
    own: 9,
  },
  {
    topic: 'abilityGap',
    turns: [
      '学完这一单元了。满分 10 分，你给自己打几分？',
      '3分',
      '最近一周的答题，我给你打 {ai} 分。为什么只给自己 3 分？',
      '考试的时候我总是慌 一慌就都忘了',
      '那我们练几次限时的，习惯了就不慌。',
      '好的吧',
    ],
    own: 3,
  },
  {
    topic: 'chat',
    turns: [
      '今天的目标都完成了，做得不错！',
      '耶',
      '明天想先做几何还是先做方程？',
      '方程 几何好难',
      '那几何我陪你多看一遍图。',
      'ok',
    ],
  },
  {
    topic: 'chat',
    turns: [
      '你今天很专注，一直没有走开。',
      '因为想早点做完',
      '还剩 4 道，按现在的速度，10 分钟就好。',
      '冲',
    ],
  },
];
