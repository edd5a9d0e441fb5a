interface MeasureLine {
  readonly path: string;
  /** The position of the number. */
  readonly mark: readonly [x: number, y: number];
}

interface Drawing {
  readonly outlines: readonly string[];
  /** Lines by the code of the measurement. */
  readonly lines: Readonly<Record<string, MeasureLine>>;
}

/** A person, a foot and a hand in a box of 160 by 240. */
export const drawings: readonly Drawing[] = [
  {
    outlines: [
      'M80 8a17 17 0 1 1 0 34a17 17 0 1 1 0-34z',
      'M72 40C72 50 62 52 50 56C40 60 38 72 36 92L31 134L42 134L50 88C53 100 54 108 53 118C51 132 50 142 52 154L57 232L74 232L79 162L81 162L86 232L103 232L108 154C110 142 109 132 107 118C106 108 107 100 110 88L118 134L129 134L124 92C122 72 120 60 110 56C98 52 88 50 88 40Z',
    ],
    lines: {
      chest: { path: 'M50 78Q80 86 110 78', mark: [80, 82] },
      waist: { path: 'M53 112Q80 118 107 112', mark: [80, 115] },
      hips: { path: 'M51 142Q80 150 109 142', mark: [80, 146] },
      height: { path: 'M146 8V232M140 8H152M140 232H152', mark: [146, 120] },
    },
  },
  {
    outlines: [
      'M64 218C46 212 46 184 51 158C55 132 42 112 42 84C42 52 54 26 68 22C78 19 82 30 88 36C106 44 118 62 116 90C114 114 103 134 102 162C101 192 98 222 80 222C74 222 68 220 64 218Z',
    ],
    lines: { foot: { path: 'M138 20V222M132 20H144M132 222H144', mark: [138, 120] } },
  },
  {
    outlines: [
      'M52 222V176C40 160 26 136 18 118C14 106 28 100 36 110L54 134V48C54 34 72 34 72 48V28C72 14 90 14 90 28V46C90 34 108 34 108 48V64C108 52 124 52 124 66V150C124 166 118 174 116 184V222Z',
      'M72 48V116M90 46V114M108 64V116',
    ],
    lines: {
      palm: { path: 'M54 146Q90 158 124 146', mark: [90, 151] },
      hand: { path: 'M146 18V206M140 18H152M140 206H152', mark: [146, 112] },
    },
  },
];
