const ink = "#211c17";
const paper = "#fbf8f3";
const wood = "#d8c3a5";
const faint = "#8c7f70";

/** Floor plan of a home with the crew's route, numbered like the four steps. */
export function HomePlan({ label }: { label: string }) {
  return (
    <figure className="bg-sand p-3 sm:p-6">
      <svg viewBox="20 12 560 628" role="img" aria-label={label} className="w-full">
        <Street />
        <Walls />
        <KitchenAndBedroom />
        <LivingRoom />
        <Route />
        <Mark x={470} y={142} number={1} />
        <Mark x={180} y={590} number={2} />
        <Mark x={336} y={420} number={3} />
        <Mark x={172} y={330} number={4} />
      </svg>
    </figure>
  );
}

function Street() {
  return (
    <g>
      <path d="M20 540H580" stroke={ink} strokeWidth={1.5} />
      <path d="M20 630H580" stroke={faint} strokeWidth={1.5} strokeDasharray="26 18" />
      <path d="M300 540V470M372 540V470" stroke={faint} strokeWidth={1.5} />
      <g stroke={ink} strokeWidth={2} strokeLinejoin="round" fill="none">
        <rect x={58} y={560} width={42} height={60} rx={9} fill={paper} />
        <path d="M70 566q-7 24 0 48M254 556l26-8M254 624l26 8" />
        <rect x={104} y={556} width={150} height={68} rx={3} fill={wood} />
      </g>
    </g>
  );
}

function Walls() {
  return (
    <g fill="none">
      <path d="M40 30H560V470H40Z" fill={paper} />
      <path
        d="M300 470H40V30H560V470H372M300 470V372M300 300V262M300 30V190M372 262H560M372 262V300M372 372V470"
        stroke={ink}
        strokeWidth={9}
      />
      <path d="M90 30H250M400 30H520M40 110V230" stroke={paper} strokeWidth={4} />
      <path d="M372 470V398A72 72 0 0 0 300 470" stroke={faint} strokeWidth={1.5} />
    </g>
  );
}

function KitchenAndBedroom() {
  return (
    <g stroke={ink} strokeWidth={1.75} fill="none">
      <path d="M548 42V120H520V70H400V42" />
      <rect x={418} y={116} width={104} height={52} rx={26} fill={wood} />
      <path
        d="M438 102h22M480 102h22M438 182h22M480 182h22"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <rect x={392} y={330} width={150} height={118} rx={4} />
      <path d="M392 362H542M404 338h54v18h-54zM476 338h54v18h-54z" />
    </g>
  );
}

function LivingRoom() {
  return (
    <g stroke={ink} strokeWidth={1.75}>
      <rect x={76} y={110} width={192} height={172} rx={2} fill="#f1eae0" stroke="#c9b9a3" />
      <g fill="#1f4d3f" stroke={paper}>
        <rect x={84} y={72} width={176} height={66} rx={10} />
        <path d="M100 92h144M148 92v40M196 92v40" fill="none" />
      </g>
      <circle cx={172} cy={206} r={34} fill={wood} />
      <rect
        x={66}
        y={180}
        width={50}
        height={56}
        rx={10}
        fill={paper}
        transform="rotate(-8 91 208)"
      />
      <rect x={100} y={436} width={150} height={22} rx={2} fill={wood} />
      <circle cx={68} cy={60} r={15} fill="none" />
      <path d="M68 46v28M54 60h28M58 50l20 20M78 50L58 70" fill="none" strokeWidth={1.25} />
    </g>
  );
}

/** From the truck's ramp to the sofa, then around the finished room. */
function Route() {
  return (
    <g fill="none" stroke="#a84a22" strokeWidth={3.5} strokeLinecap="round" strokeDasharray="0 9">
      <path d="M290 590H336V336H200" />
      <path d="M150 330C84 326 56 300 56 250V160Q56 110 72 104M194 330C262 326 284 300 284 250V160Q284 110 270 104" />
    </g>
  );
}

interface MarkProps {
  x: number;
  y: number;
  number: number;
}

function Mark({ x, y, number }: MarkProps) {
  return (
    <g>
      <circle cx={x} cy={y} r={22} fill={ink} />
      <text x={x} y={y + 8} textAnchor="middle" fill={paper} fontSize={23} fontWeight={600}>
        {number}
      </text>
    </g>
  );
}
