/** Opening hours in Central Time; full hours from 0 to 24. */
export interface ServiceHours {
  days: 'weekdays' | 'mondayToSaturday' | 'everyDay';
  opens: number;
  closes: number;
  /** The relay for members who are deaf or hard of hearing. */
  tty?: string;
}

/** A line that members can call; `phone` has ten digits. */
export interface PhoneLine {
  phone: string;
  hours: ServiceHours;
}
