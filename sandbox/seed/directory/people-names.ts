/** Names combined at random; every person with one of them is invented. */
// prettier-ignore
export const givenNames = {
  female: [
    'Amara', 'Beatrice', 'Camille', 'Diane', 'Esther', 'Fiona', 'Grace', 'Hannah', 'Irene', 'Joyce',
    'Katherine', 'Leah', 'Monica', 'Naomi', 'Olivia', 'Priya', 'Rosa', 'Susan', 'Teresa', 'Vivian',
    'Wanda', 'Yolanda', 'Angela', 'Bethany', 'Carmen', 'Denise', 'Gloria', 'Jasmine', 'Linda', 'Mei',
  ],
  male: [
    'Adam', 'Benjamin', 'Carlos', 'Daniel', 'Edward', 'Felix', 'Gordon', 'Henry', 'Isaac', 'Jerome',
    'Kevin', 'Leonard', 'Marcus', 'Nathan', 'Omar', 'Patrick', 'Quentin', 'Raymond', 'Samuel', 'Thomas',
    'Victor', 'Walter', 'Anil', 'Bruce', 'Calvin', 'Dennis', 'George', 'Jorge', 'Louis', 'Minh',
  ],
} as const;

// prettier-ignore
export const familyNames = [
  'Abbott', 'Alvarez', 'Anderson', 'Bailey', 'Barrett', 'Bennett', 'Blackwell', 'Boyd', 'Bradley', 'Briggs',
  'Caldwell', 'Carver', 'Chandler', 'Chen', 'Clayton', 'Coleman', 'Cooper', 'Cruz', 'Dalton', 'Dawson',
  'Desai', 'Dixon', 'Duncan', 'Ellis', 'Everett', 'Farrell', 'Fields', 'Fletcher', 'Foster', 'Franklin',
  'Garcia', 'Gibson', 'Graham', 'Greene', 'Gupta', 'Hale', 'Hanson', 'Harmon', 'Hayes', 'Hoang',
  'Holloway', 'Hughes', 'Ibarra', 'Irwin', 'Jacobs', 'Jennings', 'Keller', 'Kim', 'Kirby', 'Lambert',
  'Lawson', 'Lewis', 'Lopez', 'Malone', 'Mercer', 'Moreno', 'Nguyen', 'Norris', 'Okafor', 'Osborne',
  'Parker', 'Patel', 'Perry', 'Porter', 'Quinn', 'Ramsey', 'Reyes', 'Rhodes', 'Rivera', 'Russell',
  'Sanders', 'Schultz', 'Shaw', 'Simmons', 'Stanton', 'Sutton', 'Tate', 'Tran', 'Tucker', 'Underwood',
  'Vargas', 'Vaughn', 'Wallace', 'Watkins', 'Weaver', 'Whitaker', 'Yates', 'York', 'Zamora', 'Ziegler',
] as const;
