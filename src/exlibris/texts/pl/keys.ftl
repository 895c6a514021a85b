### Klawisze

keys-on = Pojedyncze litery i cyfry działają jako skróty
key-tab = z jednej części stołu do następnej
key-arrows = od elementu do elementu
key-hand = przesunięcie karty na ręce przy własnym układzie
key-choose = wybór albo wyjaśnienie, dlaczego wybrać nie można
key-escape = zamknięcie, odłożenie, rezygnacja
key-numbers = przyciski obok pytania, po kolei
key-next = następny możliwy wybór albo poprzedni
key-areas = miasto, półki, inni, ręka, pytanie
key-desk = czytanie objaśnienia; Tab przechodzi do jego linków
key-undo = cofnięcie
key-hint = wskazówka trenera
key-foresee = pokazanie lub ukrycie spodziewanych punktów w podglądzie
key-chat = czat
key-rules = zasady dotyczące tego, co widać, lub obecnego pytania
key-help = ta lista
