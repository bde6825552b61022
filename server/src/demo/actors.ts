/** Who acts in conversations of the demo: the first company’s master, and an operator. */
export interface DemoActors {
  company_uuid: string;
  master: string;
  operator: string;
  now: Date;
}
